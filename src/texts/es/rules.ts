/** What each rule finds. */
export const RULE_TERMS = {
  'A slot that everybody can have enchanted has no enchant.':
    'Un hueco que cualquiera puede encantar está sin encantar.',
  'A piece is below the minimum.': 'Una pieza está por debajo del mínimo.',
  'A slot that matters is empty.': 'Un hueco que importa está vacío.',
  'Fewer gems than the item has sockets.': 'Menos gemas que ranuras tiene el objeto.',
  'A belt without the extra gem of a buckle.': 'Un cinturón sin la gema adicional de una hebilla.',
  'A blacksmith’s extra socket in bracers or gloves, but not in both.':
    'La ranura adicional de un herrero en muñecas o manos, pero no en ambas.',
  'A head with a meta socket and no meta gem.': 'Una cabeza con ranura meta y sin gema meta.',
  'The other gems do not meet the meta gem’s condition.':
    'Las demás gemas no cumplen la condición de la gema meta.',
  'A low cut, an old gem or a PvP gem.': 'Una talla floja, una gema antigua o de JcJ.',
  'A weak, old or PvP enchant, or a lesser one of its kind.':
    'Un encantamiento flojo, antiguo o de JcJ, o uno menor de su clase.',
  'An enchanter enchanted one ring and not the other.':
    'Un encantador tiene encantado solo uno de sus anillos.',
  'A hunter’s bow, gun or crossbow without a scope.':
    'El arco, rifle o ballesta de un cazador sin mira.',
  'An engineer’s gloves without a tinker.': 'Los guantes de un ingeniero sin mejora de ingeniería.',
  'A piece lighter than the class’s own armour.':
    'Una pieza más ligera que la armadura propia de la clase.',
  'An item with resilience.': 'Un objeto con temple.',
  'The log shows neither a flask nor an elixir at the pull.':
    'En el pull, el log no muestra ni frasco ni elixir.',
  'The log shows no food at the pull.': 'En el pull, el log no muestra comida.',
};
