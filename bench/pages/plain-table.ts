/** A table of forty raiders and twenty kills that only has text, for the app's own to be compared with. */
const [rows, columns] = [40, 20];

const table = document.createElement('table');
for (let row = 0; row < rows; row++) {
  const line = table.insertRow();
  line.append(Object.assign(document.createElement('th'), { textContent: `Raider ${row}` }));
  for (let column = 0; column < columns; column++) line.insertCell().textContent = '2';
  line.insertCell().textContent = 'Legs, Cloak · 20 of 20';
}
document.querySelector('[aria-label="Plain table"]')?.append(table);
