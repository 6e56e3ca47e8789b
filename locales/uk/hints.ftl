# “What would you do?”: ideas of the strongest bot.
hint-ask = Підказка
hint-thinks = Бот думає…
hint-title = Що зробив би найсильніший бот
hint-said = { $count ->
    [1] Під питанням наведено 1 підказку.
    [one] Під питанням наведено { $count } підказку, спершу найкраща.
    [few] Під питанням наведено { $count } підказки, спершу найкраща.
   *[many] Під питанням наведено { $count } підказок, спершу найкраща.
  }
hint-ahead = { $points ->
    [0] наприкінці нарівні · шанс перемоги { $win } %
   *[other] наприкінці відрив { $points } ПО · шанс перемоги { $win } %
  }
hint-behind = наприкінці відставання { $points } ПО · шанс перемоги { $win } %
hint-rank = Підказка { $ranks }:
hint-label = Підказка { $ranks }: { $label }
hint-terms = Підказки
hint-terms-on = Дозволено, коли граєте проти ботів
hint-terms-off = Вимкнено
hint-terms-short = без підказок
hint-terms-about = Спитайте найсильнішого бота, що зробив би він. Лише доки всі ваші суперники — боти.
keys-hint = отримати підказку
