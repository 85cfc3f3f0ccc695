/** Where the browser keeps the tables a person plays at; read by the start page, too. */
export const TABLES_KEY = 'grand-austria-hotel.tables';

/** Whether there is anything to show; without loading what shows it. */
export function hasTables(): boolean {
  try {
    return (localStorage.getItem(TABLES_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
