/** Lowers a text’s first letter alone, as abbreviations and names within it stay. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
