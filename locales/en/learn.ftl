# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Learn
learn-start = Learn to play
learn-start-about = New to El Grande? A first game that teaches, about ten minutes.
learn-from-rules = Rather learn it by playing? Take the lessons.

learn-title = Learn to play
learn-lead = { $count ->
    [one] One short lesson on the real board, with the real rules.
   *[other] { $count } short lessons on the real board, with the real rules: about ten minutes in all.
  } Stop whenever you like; this browser remembers where you were.
learn-begin-all = Begin
learn-go-on-with = Go on: { $title }
learn-done-of = { $done } of { $count } done
learn-begin = Begin
learn-go-on = Go on
learn-once = Once more
learn-new-label = Begin: { $title }
learn-begun-label = Go on: { $title }
learn-once-label = Once more: { $title }
learn-stage-new = New
learn-stage-begun = At step { $step } of { $steps }
learn-stage-done = Done
learn-forget = Forget my progress
learn-forget-title = Forget your progress?
learn-forget-text = All lessons are new again, in this browser.

learn-all = All lessons
learn-rules = The rules:
learn-step = Step { $step } of { $steps }
learn-steps-done = All steps done
learn-over = Well done!
learn-over-about = That was this lesson. The next one goes on from here.
learn-over-last = You can play El Grande!
learn-over-last-about = You know all it takes. The rest is cunning, and that comes with playing.
learn-next = Next: { $title }
learn-again = Start this lesson again
