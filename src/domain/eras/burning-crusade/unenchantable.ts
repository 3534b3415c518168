/**
 * Items that cannot be enchanted: loans of one fight, and fishing poles. Source: the community's
 * check sheet, CLA 1.6.
 */
export const UNENCHANTABLE: ReadonlySet<number> = new Set([
  15138, // Onyxia Scale Cloak
  9449, // Manual Crowd Pummeler
  19022, // Nat Pagle's Extreme Angler FC-5000
  19970, // Arcanite Fishing Pole
  25978, // Seth's Graphite Fishing Pole
  6365, // Strong Fishing Pole
  12225, // Blump Family Fishing Pole
  6367, // Big Iron Fishing Pole
  6366, // Darkwood Fishing Pole
  6256, // Fishing Pole
  38175, // The Horseman's Blade
  30311, // Warp Slicer
  30312, // Infinity Blade
  30313, // Staff of Disintegration
  30314, // Phaseshift Bulwark
  30316, // Devastation
  30317, // Cosmic Infuser
  30318, // Netherstrand Longbow
]);
