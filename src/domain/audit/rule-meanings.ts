import type { RuleId } from './rule-list';

/** What each rule finds: English terms. Apart from the rules, since only the settings say it. */
export const RULE_MEANINGS: Readonly<Record<RuleId, string>> = {
  'missing-enchant': 'A slot that everybody can have enchanted has no enchant.',
  'low-item-level': 'A piece is below the minimum.',
  'empty-slot': 'A slot that matters is empty.',
  'empty-socket': 'Fewer gems than the item has sockets.',
  'belt-buckle': 'A belt without the extra gem of a buckle.',
  'blacksmith-socket': 'A blacksmith’s extra socket in bracers or gloves, but not in both.',
  'meta-missing': 'A head with a meta socket and no meta gem.',
  'meta-inactive': 'The other gems do not meet the meta gem’s condition.',
  'gem-grade': 'A low cut, an old gem or a PvP gem.',
  'enchant-grade': 'A weak, old or PvP enchant, or a lesser one of its kind.',
  'ring-enchant': 'An enchanter enchanted one ring and not the other.',
  scope: 'A hunter’s bow, gun or crossbow without a scope.',
  tinker: 'An engineer’s gloves without a tinker.',
  'armour-type': 'A piece lighter than the class’s own armour.',
  'pvp-gear': 'An item with resilience.',
  'no-flask-seen': 'The log shows neither a flask nor an elixir at the pull.',
  'no-food-seen': 'The log shows no food at the pull.',
};
