//! `decision`, `apply` and `view` never allocate on the heap.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use engine::{Action, Edition, Game, Memory, Setup, Variants, Viewer, chance, imagine, scramble};
use rand_pcg::Pcg32;

/// The system's heap, counting what each thread takes from it.
struct Counting;

thread_local! {
    static TAKEN: Cell<usize> = const { Cell::new(0) };
}

fn count() {
    // A thread that is ending counts no more.
    let _ = TAKEN.try_with(|taken| taken.set(taken.get() + 1));
}

// SAFETY: everything is handed to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `dealloc`, and `at` came from `System`.
        unsafe { System.dealloc(at, layout) }
    }
    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `realloc`, and `at` came from `System`.
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static HEAP: Counting = Counting;

/// How many times `work` allocates.
fn taken(work: impl FnOnce()) -> usize {
    let before = TAKEN.get();
    work();
    TAKEN.get() - before
}

/// Every question of a game with all its options, a refusal, an answer; what everyone sees and can imagine.
fn play(setup: &Setup, rng: &mut Pcg32) {
    let mut game = Game::new(setup);
    while let Some(player) = game.to_act().first() {
        let decision = game.decision(player).expect("who must act is asked");
        decision.options().for_each(|option| assert!(decision.allows(black_box(option))));
        black_box(game.apply(player, Action::Branch(99)).is_err());
        viewers(&game).for_each(|viewer| look(&game, viewer, rng));
        game.apply(player, chance::pick(&decision, rng)).expect("an option is accepted");
    }
}

fn look(game: &Game, viewer: Viewer, rng: &mut Pcg32) {
    let view = game.view(viewer);
    black_box((view.standing(), view.discard().count(), view.stacks().count(), view.waiting().count()));
    black_box(imagine(&view, &Memory::new(game.board().variants(), viewer), rng));
    black_box(scramble(game, viewer, rng));
}

fn viewers(game: &Game) -> impl Iterator<Item = Viewer> {
    game.board().seats().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

#[test]
fn a_game_takes_nothing_from_the_heap() {
    let edition = Edition::embedded();
    assert_eq!(taken(|| drop(black_box(Box::new(1)))), 1, "the count works");
    for variants in Variants::all() {
        let mut rng = Pcg32::new(1, 1);
        let setup = Setup::deal(edition, variants, &mut rng);
        assert_eq!(taken(|| play(&setup, &mut rng)), 0, "{variants:?}");
    }
}
