import { NEW_PAGE_TEXTS } from '#texts/new-page';

/** Renders /new-page, a placeholder of three sections. */
export function NewPageScreen() {
  return (
    <main className="container screen py-3" id="content">
      <h1 className="h3">{NEW_PAGE_TEXTS.title}</h1>
      {NEW_PAGE_TEXTS.sections.map(({ title, line }) => (
        <section key={title}>
          <h2 className="h5">{title}</h2>
          <p>{line}</p>
        </section>
      ))}
    </main>
  );
}
