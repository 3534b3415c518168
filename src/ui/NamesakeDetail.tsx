/** Renders what distinguishes namesakes, for readers who do not see class and picture. */
export const NamesakeDetail = ({ detail }: { detail: string }) =>
  detail && <span className="visually-hidden">{` ${detail} `}</span>;
