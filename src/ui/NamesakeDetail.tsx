/** Names what class and picture show, if two players share a name. */
export const NamesakeDetail = ({ detail }: { detail: string }) =>
  detail && <span className="visually-hidden">{` ${detail} `}</span>;
