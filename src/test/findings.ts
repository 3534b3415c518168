import type { Finding } from '#domain/audit/finding';

export const noEnchant = (slot: number): Finding => ({
  rule: 'missing-enchant',
  title: 'Missing Enchant',
  slot,
  count: 1,
});

export const lowItem = (slot: number): Finding => ({
  rule: 'low-item-level',
  title: 'Low Item Level',
  slot,
  count: 1,
});

export const emptySockets = (slot: number, count: number): Finding => ({
  rule: 'empty-socket',
  title: 'Empty Socket',
  slot,
  count,
});

export const NO_FLASK: Finding = { rule: 'no-flask-seen', title: 'No Flask Seen', count: 1 };
