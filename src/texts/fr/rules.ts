/** What each rule finds. */
export const RULE_TERMS = {
  'A slot that everybody can have enchanted has no enchant.':
    'Un emplacement que tout le monde peut faire enchanter ne l’est pas.',
  'A piece is below the minimum.': 'Une pièce est sous le minimum.',
  'A slot that matters is empty.': 'Un emplacement qui compte est vide.',
  'Fewer gems than the item has sockets.': 'Moins de gemmes que l’objet n’a de châsses.',
  'A belt without the extra gem of a buckle.': 'Une ceinture sans la gemme de plus d’une boucle.',
  'A blacksmith’s extra socket in bracers or gloves, but not in both.':
    'La châsse de plus d’un forgeron aux poignets ou aux mains, mais pas aux deux.',
  'A head with a meta socket and no meta gem.':
    'Une tête avec une méta-châsse, mais sans méta-gemme.',
  'The other gems do not meet the meta gem’s condition.':
    'Les autres gemmes ne remplissent pas la condition de la méta-gemme.',
  'A low cut, an old gem or a PvP gem.': 'Une taille faible, une vieille gemme ou une gemme JcJ.',
  'A weak, old or PvP enchant, or a lesser one of its kind.':
    'Un enchantement faible, ancien ou JcJ, ou inférieur dans son genre.',
  'An enchanter enchanted one ring and not the other.':
    'Un enchanteur n’a enchanté qu’un de ses anneaux.',
  'A hunter’s bow, gun or crossbow without a scope.':
    'L’arc, l’arme à feu ou l’arbalète d’un chasseur sans lunette.',
  'An engineer’s gloves without a tinker.': 'Les gants d’un ingénieur sans bricolage.',
  'A piece lighter than the class’s own armour.':
    'Une pièce plus légère que l’armure de la classe.',
  'An item with resilience.': 'Un objet avec de la résilience.',
  'The log shows neither a flask nor an elixir at the pull.':
    'Au pull, le log ne montre ni flacon ni élixir.',
  'The log shows no food at the pull.': 'Au pull, le log ne montre pas de nourriture.',
};
