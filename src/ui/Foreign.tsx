/**
 * Text that somebody else wrote: a player, a guild, a report's title. It is shown as text, keeps its
 * own writing direction to itself, and is cut where it would break the layout.
 */
export function Foreign({ text, className = '' }: { text: string; className?: string }) {
  return <bdi className={`text-truncate mw-100 ${className}`}>{text}</bdi>;
}
