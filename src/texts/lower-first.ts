/** Lowers only a text’s first letter, so that abbreviations and names in it stay. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
