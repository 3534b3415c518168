/** What each rule finds. */
export const RULE_TERMS = {
  'A slot that everybody can have enchanted has no enchant.':
    'Ein Platz, den jeder verzaubern lassen kann, ist nicht verzaubert.',
  'A piece is below the minimum.': 'Ein Teil liegt unter dem Minimum.',
  'A slot that matters is empty.': 'Ein Platz, der zählt, ist leer.',
  'Fewer gems than the item has sockets.': 'Weniger Edelsteine, als der Gegenstand Sockel hat.',
  'A belt without the extra gem of a buckle.':
    'Ein Gürtel ohne den zusätzlichen Edelstein einer Schnalle.',
  'A blacksmith’s extra socket in bracers or gloves, but not in both.':
    'Der zusätzliche Sockel eines Schmieds an Handgelenken oder Händen, aber nicht an beiden.',
  'A head with a meta socket and no meta gem.':
    'Ein Kopfteil mit Metasockel, aber ohne Metaedelstein.',
  'The other gems do not meet the meta gem’s condition.':
    'Die anderen Edelsteine erfüllen die Bedingung des Metaedelsteins nicht.',
  'A low cut, an old gem or a PvP gem.':
    'Ein schwacher Schliff, ein alter Edelstein oder einer für PvP.',
  'A weak, old or PvP enchant, or a lesser one of its kind.':
    'Eine schwache oder alte Verzauberung, eine für PvP oder eine schwächere ihrer Art.',
  'An enchanter enchanted one ring and not the other.':
    'Ein Verzauberer hat nur einen seiner Ringe verzaubert.',
  'A hunter’s bow, gun or crossbow without a scope.':
    'Bogen, Schusswaffe oder Armbrust eines Jägers ohne Zielfernrohr.',
  'An engineer’s gloves without a tinker.': 'Handschuhe eines Ingenieurs ohne Tüftelei.',
  'A piece lighter than the class’s own armour.':
    'Ein Teil, das leichter ist als die eigene Rüstungsart der Klasse.',
  'An item with resilience.': 'Ein Gegenstand mit Abhärtung.',
  'The log shows neither a flask nor an elixir at the pull.':
    'Das Log zeigt beim Pull weder Fläschchen noch Elixier.',
  'The log shows no food at the pull.': 'Das Log zeigt beim Pull kein Essen.',
};
