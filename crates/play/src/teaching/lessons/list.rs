//! The lessons, in the order in which they build on each other.

use super::judge::{
    all_of_them, allow, alone_in_toledo, any_place, anything, card_with_three, first, high_tile_on_sevilla,
    into_castillo, king_beside_granada, lead_in_aragon, lead_in_granada, lead_in_navarra, lead_in_sevilla,
    profitable_disc, score_toledo, special, veto, whole_turn,
};
use super::{Lesson, Task, Tool};

/// All lessons.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        name: "turn-order",
        rules: &["POW-1", "POW-2", "POW-3", "CRT-1"],
        position: "start blue | king castilla | court red 3 blue 4 green 5 orange 4 | castilla red 2 | granada blue 2 \
            | navarra green 2 | valencia orange 2 | grandes red castilla blue granada green navarra orange valencia \
            | todo play blue",
        others: "blue play 8; green play 3; orange play 6",
        tasks: &[Task::new(first, "play 9"), Task::new(all_of_them, "take 2")],
    },
    Lesson {
        name: "placement",
        rules: &["ACT-1", "PLC-1", "PLC-2", "PLC-3", "TAB-1"],
        position: "king castilla | aragon blue 2 | toledo red 1 green 1 | galicia orange 2 | castilla red 2 \
            | grandes red castilla blue aragon green toledo orange galicia | court red 4 blue 3 green 2 orange 5 \
            | played red 9 blue 4 green 2 orange 1 | waiting blue green orange \
            | offers march justice fiesta decree your-majesty | red to choose",
        others: "",
        tasks: &[
            Task::new(card_with_three, "choose fiesta"),
            Task::new(lead_in_aragon, "place aragon; place aragon; place aragon"),
        ],
    },
    Lesson {
        name: "special",
        rules: &["ACT-2", "MOV-1", "MOV-2", "MOV-3", "TAB-1"],
        position: "king toledo | toledo red 2 green 1 | granada red 2 blue 3 | sevilla blue 1 | aragon orange 2 \
            | grandes red toledo blue granada green aragon orange valencia | court red 1 blue 3 green 2 orange 5 \
            | played red 9 blue 4 green 2 orange 1 | waiting blue green orange \
            | offers march:red justice fiesta decree your-majesty | chosen march | red to use special placement",
        others: "",
        tasks: &[
            Task::new(special, "special"),
            Task::new(lead_in_sevilla, "move red granada sevilla; move red granada sevilla"),
        ],
    },
    Lesson {
        name: "king",
        rules: &["PLC-2", "PLC-5", "TAB-1"],
        position: "king galicia | granada red 1 blue 2 | navarra green 3 | cataluna orange 2 | castilla red 2 \
            | grandes red castilla blue granada green navarra orange cataluna | court red 5 blue 3 green 2 orange 5 \
            | played red 13 blue 4 green 2 orange 1 | waiting blue green orange \
            | offers march justice fiesta decree your-majesty:red | chosen your-majesty | red to use special placement",
        others: "",
        tasks: &[
            Task::new(special, "special"),
            Task::new(king_beside_granada, "king sevilla"),
            Task::new(lead_in_granada, "place granada; place granada"),
        ],
    },
    Lesson {
        name: "castillo",
        rules: &["PLC-3", "SCO-1", "SCO-2", "SCO-3"],
        position: "round 3 | king sevilla | castillo blue 2 green 1 | toledo blue 2 red 1 | galicia green 4 | granada orange 4 \
            | castilla red 2 orange 1 | valencia blue 1 green 2 \
            | grandes red castilla blue toledo green galicia orange granada | court red 3 blue 3 green 2 orange 5 \
            | played red 1 blue 4 green 2 orange 3 | offers march:blue justice:green fiesta:red decree:orange your-majesty \
            | chosen fiesta | red to place 3",
        others: "blue disc valencia; green disc navarra; orange disc granada",
        tasks: &[
            Task::new(into_castillo, "place castillo; place castillo; place castillo"),
            Task::new(profitable_disc, "disc toledo"),
        ],
    },
    Lesson {
        name: "scoring",
        rules: &["SCO-3", "SCO-4", "SCO-5"],
        position: "king valencia | toledo red 2 blue 3 green 3 orange 1 | castilla red 1 orange 2 | galicia green 2 \
            | granada blue 2 | grandes red toledo blue granada green galicia orange castilla \
            | court red 2 blue 3 green 2 orange 5 | scores red 8 blue 10 green 9 orange 11 \
            | played red 9 blue 4 green 2 orange 1 | waiting blue green orange \
            | offers march justice:red fiesta decree your-majesty | chosen justice | red to use special placement",
        others: "",
        tasks: &[
            Task::new(alone_in_toledo, "place toledo; place toledo"),
            Task::new(score_toledo, "special; name toledo"),
        ],
    },
    Lesson {
        name: "tiles",
        rules: &["SCO-6", "TAB-1"],
        position: "king castilla | toledo green 3 red 2 | sevilla red 3 blue 1 | valencia orange 2 blue 1 \
            | aragon blue 2 red 1 | castilla red 2 green 1 \
            | grandes red castilla blue aragon green toledo orange valencia | court red 2 blue 3 green 2 orange 5 \
            | scores red 8 blue 10 green 9 orange 11 | played red 9 blue 4 green 2 orange 1 \
            | waiting blue green orange | offers march justice fiesta decree:red your-majesty | chosen decree \
            | red to use special placement",
        others: "",
        tasks: &[Task::new(special, "special"), Task::new(high_tile_on_sevilla, "tile high sevilla")],
    },
    Lesson {
        name: "veto",
        rules: &["VET-1", "VET-2", "VET-3", "VET-4"],
        position: "variants veto | king castilla | granada green 4 orange 2 | toledo red 3 blue 1 \
            | valencia red 2 orange 1 | aragon blue 3 green 1 | sevilla blue 1 \
            | grandes red toledo blue aragon green granada orange valencia | court red 4 blue 3 green 2 orange 5 \
            | scores red 8 blue 9 green 10 orange 7 | played red 11 blue 6 green 4 orange 2 \
            | waiting blue green orange | offers march veto:red heartland summons your-majesty | chosen veto \
            | red to use special",
        others: "blue take 3; blue choose summons; blue special; blue place aragon; blue done; \
            green take 4; green choose heartland; green special",
        tasks: &[Task::new(special, "special"), Task::new(allow, "allow"), Task::new(veto, "veto")],
    },
    Lesson {
        name: "help",
        rules: &["ACT-1", "PLC-2"],
        position: "king castilla | navarra red 1 blue 2 orange 1 | aragon green 2 | sevilla blue 1 | galicia orange 2 \
            | toledo red 1 green 1 | castilla red 2 | grandes red castilla blue sevilla green aragon orange galicia \
            | court red 5 blue 2 green 3 orange 4 | played red 12 blue 13 green 5 orange 3 | waiting red green orange \
            | offers march:blue justice fiesta decree your-majesty | chosen march | blue to use special",
        others: "blue special; blue move blue navarra sevilla; blue move blue navarra sevilla; blue done",
        tasks: &[
            Task::teaching(Tool::Hint, anything, "choose fiesta"),
            Task::teaching(Tool::Undo, any_place, "place aragon"),
            Task::teaching(Tool::Log, lead_in_navarra, "place navarra"),
        ],
    },
    Lesson {
        name: "round",
        rules: &["POW-1", "ACT-1", "END-1", "SCO-1"],
        position: "round 3 | start blue | king toledo | toledo blue 1 green 2 | granada red 2 blue 3 | aragon red 1 orange 3 \
            | castilla red 2 green 1 | galicia green 3 blue 1 | valencia orange 2 red 1 | castillo blue 1 orange 2 \
            | grandes red castilla blue granada green galicia orange aragon | court red 5 blue 4 green 4 orange 5 \
            | scores red 6 blue 9 green 7 orange 8 | offers march justice fiesta decree your-majesty | todo play blue",
        others: "blue play 7; green play 4; orange play 10; orange choose decree; blue choose march",
        tasks: &[
            Task::new(anything, "play 5"),
            Task::new(
                whole_turn,
                "take 4; choose fiesta; place castilla; place castilla; place aragon; done",
            ),
            Task::new(anything, "disc granada"),
        ],
    },
];
