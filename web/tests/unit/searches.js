/** What people type into the search of the rulebook, and the entry that must come first (any of several, separated by spaces). */

/** @type {Record<string, [wanted: string, expected: string][]>} */
export const SEARCHES = {
  en: [
    ['can I place in the king’s region?', 'PLC-2 TAB-1'], ['tie', 'SCO-4'], ['what happens in a tie?', 'SCO-4'], ['castillo', 'castillo'], ['castle', 'castillo'],
    ['who gets the start marker?', 'END-2 start-marker'], ['veto', 'veto'], ['how long does a veto last', 'VET-3'], ['plc-2', 'PLC-2'], ['province is empty', 'CRT-2'],
    ['how many caballeros can I place?', 'PLC-1'], ['grande bonus', 'SCO-5 grande-bonus'], ['coup', 'coup'], ['scoring tiles', 'SCO-6'], ['who wins the game?', 'FIN-1'],
    ['can the king go abroad?', 'PLC-4'], ['secret discs', 'DSC-1'], ['moving caballeros', 'MOV-1'], ['memory aid', 'D-18'], ['what does the dummy do on its turn?', 'DUM-5'], ['power shift', 'power-shift'],
    ['strategy', 'strategy'],
  ],
  de: [
    ['darf ich in die Königsregion einsetzen?', 'PLC-2 TAB-1'], ['Gleichstand', 'SCO-4'], ['Was passiert bei Gleichstand?', 'SCO-4'], ['Castillo', 'castillo'], ['Burg', 'castillo'],
    ['Wer nimmt den Startmarker?', 'END-2'], ['Veto', 'veto'], ['Wie lange gilt ein Veto?', 'VET-3'], ['plc-2', 'PLC-2'], ['Provinz ist leer', 'CRT-2'],
    ['Wie viele Caballeros darf ich einsetzen?', 'PLC-1'], ['Grandebonus', 'SCO-5 grande-bonus'], ['Wertungstafeln', 'SCO-6'], ['Wer gewinnt das Spiel?', 'FIN-1'], ['Zugreihenfolge', 'POW-3 turn-order'],
    ['Darf der König ins Ausland?', 'PLC-4'], ['Geheimscheiben einstellen', 'DSC-1'], ['Caballeros versetzen', 'MOV-1'], ['Gedächtnisstütze', 'D-18'], ['Machtverschiebung', 'power-shift'], ['Spiel zu zweit', 'two'],
    ['Strategie', 'strategy'],
  ],
  pl: [
    ['czy mogę umieszczać w regionie króla?', 'PLC-2 TAB-1'], ['remis', 'SCO-4'], ['co się dzieje przy remisie?', 'SCO-4'], ['castillo', 'castillo'], ['zamek', 'castillo'],
    ['kto bierze znacznik 1. gracza?', 'END-2'], ['veto', 'veto'], ['jak długo działa veto?', 'VET-3'], ['plc-2', 'PLC-2'], ['pusta prowincja', 'CRT-2 PSH-5'],
    ['ilu caballero mogę umieścić?', 'PLC-1'], ['premia grande', 'SCO-5 grande-bonus'], ['płytki punktacji', 'SCO-6'], ['kto wygrywa grę?', 'FIN-1'], ['kolejność', 'POW-3 turn-order'],
    ['czy król może wyjechać za granicę?', 'PLC-4'], ['dyski w tajemnicy', 'DSC-1'], ['przesuwanie caballero', 'MOV-1'], ['pomoc dla pamięci', 'D-18'], ['zmiana siły', 'power-shift'], ['krótka gra', 'short'],
    ['strategia', 'strategy'],
  ],
  cs: [
    ['můžu umístit do královského regionu?', 'PLC-2 TAB-1'], ['remíza', 'SCO-4'], ['co se stane při remíze?', 'SCO-4'], ['věž', 'castillo'], ['castillo', 'castillo'],
    ['kdo si vezme figurku začínajícího hráče?', 'END-2'], ['veto', 'veto'], ['jak dlouho platí veto?', 'VET-3'], ['plc-2', 'PLC-2'], ['prázdná provincie', 'CRT-2 PSH-5'],
    ['kolik caballeros můžu umístit?', 'PLC-1'], ['grandův bonus', 'SCO-5 grande-bonus'], ['alternativní bodovací tabulky', 'SCO-6 tile'], ['kdo vyhrává hru?', 'FIN-1'], ['pořadí', 'POW-3 turn-order'],
    ['smí král do ciziny?', 'PLC-4'], ['kotouče tajně', 'DSC-1'], ['přesouvání caballeros', 'MOV-1'], ['paměťová pomůcka', 'D-18'], ['změna poměru sil', 'power-shift'], ['zkrácená hra', 'short'],
    ['strategie', 'strategy'],
  ],
  uk: [
    ['чи можна розміщувати в регіоні короля?', 'PLC-2 TAB-1'], ['нічия', 'SCO-4'], ['що буде в разі нічиєї?', 'SCO-4'], ['замок', 'castillo'], ['вежа', 'castillo'],
    ['хто бере маркер першого гравця?', 'END-2'], ['вето', 'veto'], ['скільки діє вето?', 'VET-3'], ['plc-2', 'PLC-2'], ['порожня провінція', 'CRT-2 PSH-5'],
    ['скількох кабальєро можна розмістити?', 'PLC-1'], ['бонус гранда', 'SCO-5 grande-bonus'], ['плитки ПО', 'SCO-6'], ['хто перемагає у грі?', 'FIN-1'], ['порядок ходів', 'POW-3 turn-order'],
    ['чи може король поїхати за кордон?', 'PLC-4'], ['диски таємно', 'DSC-1'], ['переміщення кабальєро', 'MOV-1'], ['підказка пам’яті', 'D-18'], ['мінливі сили', 'power-shift'], ['коротка гра', 'short'],
    ['стратегія', 'strategy'],
  ],
  hu: [
    ['lehelyezhetek a királyi régióba?', 'PLC-2 TAB-1'], ['döntetlen', 'SCO-4'], ['mi történik döntetlennél?', 'SCO-4'], ['castillo', 'castillo'], ['vár', 'castillo'],
    ['kié a kezdőjátékos-jelölő?', 'END-2'], ['vétó', 'veto'], ['meddig érvényes a vétó?', 'VET-3'], ['plc-2', 'PLC-2'], ['üres tartomány', 'CRT-2 PSH-5'],
    ['hány caballerót tehetek le?', 'PLC-1'], ['grandebónusz', 'SCO-5 grande-bonus'], ['pontozólapkák', 'SCO-6 tile'], ['ki nyeri meg a játékot?', 'FIN-1'], ['körsorrend', 'POW-3 turn-order'],
    ['mehet a király külföldre?', 'PLC-4'], ['titkos tárcsák', 'DSC-1 disc'], ['caballerók mozgatása', 'MOV-1'], ['emlékeztető', 'D-18'], ['hatalmi átrendeződés', 'power-shift'], ['rövid játék', 'short'],
    ['stratégia', 'strategy'],
  ],
  es: [
    ['¿puedo colocar en la región del rey?', 'PLC-2 TAB-1'], ['empate', 'SCO-4'], ['¿qué pasa en un empate?', 'SCO-4'], ['castillo', 'castillo'], ['torre', 'castillo'],
    ['¿quién toma el marcador de jugador inicial?', 'END-2'], ['veto', 'veto'], ['¿cuánto dura un veto?', 'VET-3'], ['plc-2', 'PLC-2'], ['provincia vacía', 'CRT-2 PSH-5'],
    ['¿cuántos caballeros puedo colocar?', 'PLC-1'], ['bonificación del grande', 'SCO-5 grande-bonus'], ['losetas de puntuación', 'SCO-6 tile'], ['¿quién gana la partida?', 'FIN-1'], ['orden de turno', 'POW-3 turn-order'],
    ['¿puede el rey ir al extranjero?', 'PLC-4'], ['discos secretos', 'DSC-1'], ['mover caballeros', 'MOV-1'], ['ayuda de memoria', 'D-18'], ['cambio de poder', 'power-shift'], ['partida corta', 'short'],
    ['estrategia', 'strategy'],
  ],
};
