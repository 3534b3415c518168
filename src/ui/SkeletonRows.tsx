const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export const SkeletonRows = ({ className }: { className: string }) =>
  ROWS.map((row) => <span key={row} className={`placeholder ${className}`} />);
