# “What would you do?”: ideas of the strongest bot.
hint-ask = Що порадите?
hint-thinks = Бот думає…
hint-title = Що зробив би найсильніший бот
hint-said = { $count ->
    [1] Після питання наведено 1 ідею.
    [one] Після питання наведено { $count } ідею, спершу найкраща.
    [few] Після питання наведено { $count } ідеї, спершу найкраща.
   *[many] Після питання наведено { $count } ідей, спершу найкраща.
  }
hint-ahead = { $points ->
    [0] фініш нарівні · перемога { $win } %
   *[other] фініш на { $points } ПО попереду · перемога { $win } %
  }
hint-behind = фініш на { $points } ПО позаду · перемога { $win } %
hint-rank = Ідея { $ranks }:
hint-label = Ідея { $ranks }: { $label }
hint-terms = Підказки
hint-terms-on = Дозволено, доки граєте проти ботів
hint-terms-off = Немає
hint-terms-short = без підказок
hint-terms-about = Доки всі інші за столом — боти, можна питати найсильнішого бота, що зробив би він.
keys-hint = спитати, що зробив би найсильніший бот
