/** What each rule finds. */
export const RULE_TERMS = {
  'A slot that everybody can have enchanted has no enchant.':
    'Предмет, который может зачаровать каждый, не зачарован.',
  'A piece is below the minimum.': 'Предмет ниже минимума.',
  'A slot that matters is empty.': 'Важная ячейка пуста.',
  'Fewer gems than the item has sockets.': 'Камней меньше, чем гнезд у предмета.',
  'A belt without the extra gem of a buckle.': 'Пояс без дополнительного камня от пряжки.',
  'A blacksmith’s extra socket in bracers or gloves, but not in both.':
    'Дополнительное гнездо кузнеца на запястьях или кистях рук, но не там и там.',
  'A head with a meta socket and no meta gem.': 'В шлеме есть особое гнездо, но нет особого камня.',
  'The other gems do not meet the meta gem’s condition.':
    'Остальные камни не выполняют условие особого камня.',
  'A low cut, an old gem or a PvP gem.': 'Слабая огранка, старый камень или PvP-камень.',
  'A weak, old or PvP enchant, or a lesser one of its kind.':
    'Слабые, старые или PvP-чары, или не лучшие в своем роде.',
  'An enchanter enchanted one ring and not the other.':
    'У зачаровывателя зачаровано только одно кольцо.',
  'A hunter’s bow, gun or crossbow without a scope.':
    'Лук, ружье или арбалет охотника без прицела.',
  'An engineer’s gloves without a tinker.': 'Перчатки инженера без гаджета.',
  'A piece lighter than the class’s own armour.': 'Предмет легче, чем собственный доспех класса.',
  'An item with resilience.': 'Предмет с устойчивостью.',
  'The log shows neither a flask nor an elixir at the pull.':
    'На пулле в логе нет ни настоя, ни эликсира.',
  'The log shows no food at the pull.': 'На пулле в логе нет еды.',
};
