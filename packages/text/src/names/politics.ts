import type { CardName } from './cardName.js';
import { card } from './cardName.js';

/** The printed cards have no names; these are ours, after what the card asks for. */
export const POLITICS_NAMES: Readonly<Record<number, CardName>> = {
  105: card('Full Purse', 'Volle Kasse', 'Полная касса'),
  106: card('Twelve Rooms', 'Zwölf Zimmer', 'Двенадцать номеров'),
  107: card('Large Staff', 'Großer Mitarbeiterstab', 'Большой штат'),
  108: card('The Emperor’s Favour', 'Gunst des Kaisers', 'Милость императора'),
  109: card('Two Floors', 'Zwei Etagen', 'Два этажа'),
  110: card('Six Groups', 'Sechs Zimmergruppen', 'Шесть групп'),
  111: card('One Whole Colour', 'Eine ganze Farbe', 'Целый цвет'),
  112: card('Two Columns', 'Zwei Spalten', 'Две колонки'),
  113: card('Three of Each Colour', 'Drei von jeder Farbe', 'По три каждого цвета'),
  114: card('Red and Yellow', 'Rot und Gelb', 'Красный и жёлтый'),
  115: card('Yellow and Blue', 'Gelb und Blau', 'Жёлтый и синий'),
  116: card('Blue and Red', 'Blau und Rot', 'Синий и красный'),
  163: card('Champagne Cellar', 'Champagnerkeller', 'Погреб шампанского'),
  164: card('Seven Dancers', 'Sieben Tänzer', 'Семь танцоров'),
  165: card('Four Tourists', 'Vier Touristen', 'Четыре туриста'),
  180: card('Full Pantry', 'Volle Speisekammer', 'Полная кладовая'),
  181: card('Top Floor', 'Oberste Etage', 'Верхний этаж'),
  182: card('Large Orders', 'Große Bestellungen', 'Большие заказы'),
};
