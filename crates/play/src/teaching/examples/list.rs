//! The examples of the rulebook, in its order. If the castillo matters, the memory aid shows its contents.

use super::Example;

/// All examples.
pub const EXAMPLES: &[Example] = &[
    Example {
        name: "turn-order",
        rules: &["POW-2", "POW-3", "CRT-1"],
        position: "start blue | court red 7 | todo play blue",
        actions: "blue play 8; !green play 8; green play 3; orange play 5; red play 9; red take 2",
    },
    Example {
        name: "overflow",
        rules: &["CRT-2"],
        position: "variants memory-aid | king toledo | galicia red 3 | toledo red 2 | castillo red 10 | court red 14 \
            | played red 8 blue 4 | waiting blue | red to take 2 then choose",
        actions: "red take 1; !red fetch toledo; red fetch galicia",
    },
    Example {
        name: "doing-without",
        rules: &["ACT-2"],
        position: "king castilla | aragon blue 3 | court red 4 | played red 9 blue 4 | waiting blue \
            | offers march justice fiesta:red decree your-majesty | chosen fiesta | red to use special placement",
        actions: "red place aragon; red place toledo; red place toledo; red done",
    },
    Example {
        name: "where-to-place",
        rules: &["PLC-2", "PLC-3"],
        position: "variants memory-aid | king castilla | court red 4 | chosen outposts | red to use special placement",
        actions: "!red place castilla; !red place granada; red place toledo; red place castillo",
    },
    Example {
        name: "placement-first",
        rules: &["ACT-2", "PLC-3"],
        position: "variants memory-aid | king valencia | court red 5 | played red 9 blue 4 | waiting blue \
            | chosen your-majesty | red to use special placement",
        actions: "red place granada; red place granada; red place toledo; red place toledo; red place castillo; \
            red special; red king toledo",
    },
    Example {
        name: "taboo",
        rules: &["TAB-1", "MOV-3"],
        position: "king toledo | toledo red 2 blue 1 | granada red 2 | court red 1 | chosen march \
            | red to use special placement",
        actions: "red special; !red move red toledo granada; !red move red granada toledo; \
            red move red granada sevilla",
    },
    Example {
        name: "leftover",
        rules: &["END-1"],
        position: "king castilla | court red 1 | offers march:red justice:blue fiesta decree:green your-majesty:orange \
            | chosen march | red to use placement",
        actions: "red done",
    },
    Example {
        name: "empowerment",
        rules: &["END-2", "EMP-1"],
        position: "king castilla | start orange | court red 1 | played red 1 blue 2 green 3 orange 4 \
            | chosen empowerment | red to use special placement",
        actions: "red special; red recall 1; red done",
    },
    Example {
        name: "castillo",
        rules: &["SCO-1", "SCO-3"],
        position: "variants memory-aid | round 3 | king toledo | castillo red 3 blue 2 orange 1 \
            | discs blue toledo green toledo orange toledo | todo discs red for scoring",
        actions: "red disc granada",
    },
    Example {
        name: "disc-to-court",
        rules: &["SCO-2"],
        position: "variants memory-aid | round 3 | king sevilla | castillo blue 2 \
            | discs red galicia green galicia orange galicia | todo discs blue for scoring",
        actions: "blue disc sevilla",
    },
    Example {
        name: "four-in-a-row",
        rules: &["SCO-3"],
        position: "king toledo | galicia red 2 blue 3 green 1 orange 4 | court red 1 | chosen justice \
            | red to use special placement",
        actions: "red special; red name galicia",
    },
    Example {
        name: "tie-of-three",
        rules: &["SCO-3", "SCO-4"],
        position: "king toledo | navarra red 2 blue 2 green 2 orange 1 | grandes green navarra | court red 1 \
            | chosen justice | red to use special placement",
        actions: "red special; red name navarra",
    },
    Example {
        name: "tie-costs-bonus",
        rules: &["SCO-4", "SCO-5"],
        position: "king toledo | sevilla red 1 blue 2 green 2 | grandes blue sevilla | court red 1 \
            | chosen justice | red to use special placement",
        actions: "red special; red name sevilla",
    },
    Example {
        name: "both-bonuses",
        rules: &["SCO-4", "SCO-5"],
        position: "king granada | granada red 3 green 1 orange 1 | grandes red granada | court red 1 \
            | chosen justice | red to use special placement",
        actions: "red special; red name granada",
    },
    Example {
        name: "tile",
        rules: &["SCO-6"],
        position: "king toledo | castilla red 2 blue 1 | court red 1 | chosen decree | red to use special placement",
        actions: "red special; !red tile low toledo; red tile low castilla",
    },
    Example {
        name: "moving",
        rules: &["MOV-1", "MOV-2"],
        position: "variants memory-aid | king sevilla | granada red 2 | aragon green 1 | valencia blue 1 | court red 1 \
            | chosen intrigue | red to use special placement",
        actions: "red special; red move red granada castilla; red move red granada castillo; \
            red move green aragon valencia; red move blue valencia castilla",
    },
    Example {
        name: "returning",
        rules: &["RET-1", "RET-2"],
        position: "king castilla | galicia blue 1 | court red 1 blue 4 green 2 | valencia green 2 orange 2 \
            | toledo green 1 orange 3 | chosen withdrawal | red to use special placement",
        actions: "red special; blue return blue court; blue return blue court; blue return blue court; \
            green return green court; green return green court; green return green valencia; \
            orange return orange toledo; orange return orange toledo; orange return orange valencia",
    },
    Example {
        name: "tiles-and-cards",
        rules: &["SCR-1", "SCO-6"],
        position: "king castilla | tiles low toledo high galicia | sevilla red 1 | cataluna blue 1 | toledo green 1 \
            | galicia orange 1 | court red 1 | chosen outposts | red to use special placement",
        actions: "red special",
    },
    Example {
        name: "discs",
        rules: &["DSC-1"],
        position: "king castilla | toledo red 2 blue 2 green 2 orange 1 | court red 1 | chosen coup \
            | red to use special placement",
        actions: "red special; red name toledo; orange disc cataluna; blue disc granada; green disc valencia",
    },
    Example {
        name: "modifiers",
        rules: &["PSH-2", "POW-2"],
        position: "variants power-shift | modifiers green +1 | played red 9 blue 8 | todo play green",
        actions: "!green play 7+1; green play 9+1",
    },
];
