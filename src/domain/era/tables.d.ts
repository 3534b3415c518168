/** An era's sheets as build/tables packs them. */
declare module '#tables/era/*' {
  export const ZONES: readonly import('./era').LogZone[];
  export const RAIDS: readonly import('./era').EraRaid[];
  /** Items to which no minimum item level applies. */
  export const EXEMPT: readonly number[];
  export const UNENCHANTABLE: readonly number[];
}

declare module '#tables/facts/*' {
  export const GEMS: readonly import('./facts').GemRow[];
  export const ENCHANTS: readonly import('./facts').EnchantRow[];
  export const ITEMS: import('./table-facts').PackedItems;
  export const PROFESSION_ITEMS: readonly (readonly [
    itemId: number,
    shows: import('./facts').Profession,
  ])[];
}

declare module '#tables/to-buy/*' {
  /** All fields except those that an era's own module adds. */
  export const TO_BUY: Omit<
    import('./to-buy-table').ToBuyTable,
    'anyEnchant' | 'buckle' | 'smithSockets' | 'minutes'
  >;
}

declare module '#tables/terms/*' {
  /** A language's words, by the English words. */
  export const TERMS: Readonly<Record<string, string>>;
}

declare module '#tables/buff-terms/*' {
  export const TERMS: Readonly<Record<string, string>>;
}

declare module '#tables/glyphs/*' {
  export const BUFFS: readonly (readonly [
    buff: string,
    readonly [glyph: string, colour: string],
  ])[];
  export const CLASSES: readonly (readonly [picture: string, glyph: string])[];
  /** Bosses by sheet of pictures. The name is for records without ids. */
  export const BOSSES: Readonly<
    Record<string, readonly (readonly [encounterId: number, boss: string, glyph: string])[]>
  >;
  export const ZONES: readonly (readonly [zone: string, glyph: string])[];
}

declare module '#tables/realms/*' {
  export const REALMS: import('./realm-group').RealmsByRegion;
}

declare module '#tables/guilds/*' {
  export const GUILDS: readonly string[];
}

declare module '#tables/sign-up/*' {
  /** Words beside or above players who come. */
  export const COMING: readonly string[];
  /** Words beside or above players who do not come. */
  export const AWAY: readonly string[];
  /** Words that mean neither coming nor away. */
  export const OTHER: readonly string[];
}
