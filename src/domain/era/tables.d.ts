/** An era's sheets as build/tables packs them. */
declare module '#tables/facts/*' {
  export const GEMS: readonly import('./facts').GemRow[];
  export const ENCHANTS: readonly import('./facts').EnchantRow[];
  export const ITEMS: import('./table-facts').PackedItems;
}

declare module '#tables/to-buy/*' {
  /** All but what an era's module adds. */
  export const TO_BUY: Omit<
    import('./to-buy-table').ToBuyTable,
    'anyEnchant' | 'buckle' | 'smithSockets' | 'minutes'
  >;
}

declare module '#tables/terms/*' {
  /** A language's words by the English ones. */
  export const TERMS: Readonly<Record<string, string>>;
}

declare module '#tables/buff-terms/*' {
  export const TERMS: Readonly<Record<string, string>>;
}
