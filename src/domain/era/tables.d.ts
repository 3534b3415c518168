/** What build/tables packs of an era's sheets. */
declare module '#tables/facts/*' {
  export const GEMS: readonly import('./facts').GemRow[];
  export const ENCHANTS: readonly import('./facts').EnchantRow[];
  export const ITEMS: import('./table-facts').PackedItems;
}
