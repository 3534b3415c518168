/** Source: the product's specification, "Boss list"; any other zone is dark. */
const ZONE_CLASSES: ReadonlyMap<string, string> = new Map([
  ['Blackwing Descent', 'zone-danger'],
  ['The Bastion of Twilight', 'zone-primary'],
  ['Throne of the Four Winds', 'zone-warning'],
]);

/** The class of theme.css that gives `--zone` the colour of a zone. */
export const zoneClass = (zone: string): string => ZONE_CLASSES.get(zone) ?? 'zone-dark';
