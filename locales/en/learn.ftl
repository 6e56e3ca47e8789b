# The way through the lessons. The lessons themselves are in lessons.ftl.
learn-nav = Learn
learn-start = Learn to play
learn-start-about = New to El Grande? Learn by playing. Takes about 15 minutes.
learn-from-rules = Rather learn by playing? Take the lessons.

learn-title = Learn to play
learn-lead = { $count ->
    [one] 1 short lesson on the real board, with the real rules.
   *[other] { $count } short lessons on the real board, with the real rules. About 15 minutes in all.
  } Stop whenever you like: this browser remembers where you were.
learn-begin-all = Start
learn-go-on-with = Continue: { $title }
learn-done-of = { $done } of { $count } done
learn-begin = Start
learn-go-on = Continue
learn-once = Repeat
learn-new-label = Start: { $title }
learn-begun-label = Continue: { $title }
learn-once-label = Repeat: { $title }
learn-stage-new = New
learn-stage-begun = Step { $step } of { $steps }
learn-stage-done = Done
learn-forget = Reset progress
learn-forget-title = Reset your progress?
learn-forget-text = All lessons in this browser will start from the beginning.

learn-all = All lessons
learn-rules = Rules:
learn-step = Step { $step } of { $steps }
learn-steps-done = All steps done
learn-press = { $input ->
    [touch] Tap
   *[mouse] Click
  } what’s highlighted, then confirm.
learn-over = Well done!
learn-over-about = Lesson complete. Ready for the next one?
learn-over-last = You’re ready to play El Grande!
learn-over-last-about = You know everything you need. The rest is cunning, and that comes with practice.
learn-next = Next: { $title }
learn-again = Restart lesson
