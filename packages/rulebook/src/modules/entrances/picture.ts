/** All entrances with what they bring. */
export interface EntrancesPicture {
  readonly is: 'entrances';
}
