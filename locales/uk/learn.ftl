# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Уроки
learn-start = Навчитися грати
learn-start-about = Уперше граєте в El Grande? Навчайтеся граючи: це хвилин п’ятнадцять.
learn-from-rules = Хочете вчитися граючи? Пройдіть уроки.

learn-title = Учимося грати
learn-lead = { $count ->
    [1] 1 короткий урок на справжньому полі за справжніми правилами.
    [one] { $count } короткий урок на справжньому полі за справжніми правилами: разом хвилин п’ятнадцять.
    [few] { $count } короткі уроки на справжньому полі за справжніми правилами: разом хвилин п’ятнадцять.
   *[many] { $count } коротких уроків на справжньому полі за справжніми правилами: разом хвилин п’ятнадцять.
  } Зупинитися можна будь-коли: цей браузер пам’ятає, де ви були.
learn-begin-all = Почати
learn-go-on-with = Продовжити: { $title }
learn-done-of = Пройдено { $done } з { $count }
learn-begin = Почати
learn-go-on = Продовжити
learn-once = Ще раз
learn-new-label = Почати: { $title }
learn-begun-label = Продовжити: { $title }
learn-once-label = Ще раз: { $title }
learn-stage-new = Новий
learn-stage-begun = Крок { $step } з { $steps }
learn-stage-done = Пройдено
learn-forget = Скинути прогрес
learn-forget-title = Скинути прогрес?
learn-forget-text = Усі уроки в цьому браузері почнуться спочатку.

learn-all = Усі уроки
learn-rules = Правила:
learn-step = Крок { $step } з { $steps }
learn-steps-done = Усі кроки виконано
learn-press = { $input ->
    [touch] Торкніться того, що підсвічено,
   *[mouse] Натисніть те, що підсвічено,
  } а потім підтвердьте.
learn-over = Чудово!
learn-over-about = Урок пройдено. Готові до наступного?
learn-over-last = Ви готові грати в El Grande!
learn-over-last-about = Ви знаєте все, що треба. Решта — хитрість, а вона приходить із досвідом.
learn-next = Далі: { $title }
learn-again = Почати урок спочатку
