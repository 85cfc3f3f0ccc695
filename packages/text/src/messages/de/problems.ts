import type { Messages } from '../topics.js';

export const problems = {
  setupProblems: {
    'not-an-object': 'Der Spielaufbau ist nicht lesbar.',
    'unknown-key': 'Der Spielaufbau enthält einen unbekannten Eintrag.',
    'bad-seats': 'Mit dieser Anzahl von Mitspielenden geht es nicht.',
    'bad-names': 'Die Namen passen nicht: einer für jeden Platz, keiner zu lang.',
    'bad-seed': 'Der Startwert muss ein Text sein, nicht leer und nicht zu lang.',
    'bad-edition': 'Diese Ausgabe gibt es nicht.',
    'bad-hotel': 'Diese Seite der Hotelpläne gibt es nicht.',
    'bad-staff': 'So lassen sich die Personalkarten nicht verteilen.',
    'bad-modules': 'Die Module müssen Module des Spiels sein, jedes höchstens einmal.',
    'module-not-in-solo': 'Eines der Module lässt sich nicht allein spielen.',
    'bad-difficulty': 'Diese Schwierigkeit gibt es nicht, oder niemand spielt allein.',
    'bad-promos': 'Promokarten: keine, die der Schachtel oder alle.',
    'bad-data-pack': 'Das Datenpaket enthält einen Fehler.',
  },
  recordProblems: {
    'not-a-record': 'Das ist kein gespeichertes Spiel.',
    'other-rules': 'Das Spiel wurde mit einer anderen Regelversion gespeichert.',
    'bad-generator': 'Das gespeicherte Spiel nennt eine unbekannte Zufallsquelle.',
    'bad-setup': 'Der Aufbau des gespeicherten Spiels enthält einen Fehler.',
    'bad-moves': 'Dem gespeicherten Spiel fehlt eine brauchbare Liste der Züge.',
    'unreadable-move': 'Ein Zug des gespeicherten Spiels ist nicht lesbar.',
    'illegal-move': 'Ein Zug des gespeicherten Spiels ist nicht erlaubt.',
    'changed-rules':
      'Das Spiel wurde unter früheren Regeln gespeichert; nach den heutigen ist dieser Zug nicht möglich.',
    'no-history': 'Die Züge dieses Spiels wurden nicht aufgezeichnet.',
    'bad-ply': 'So weit lässt sich das Spiel nicht zurücknehmen.',
  },
  packProblems: {
    'not-an-object': 'Das Datenpaket ist an dieser Stelle falsch aufgebaut.',
    'unknown-key': 'Das Datenpaket enthält einen unbekannten Eintrag.',
    'bad-name': 'Das Datenpaket braucht einen Namen, der nicht zu lang ist.',
    'unknown-card': 'Das Datenpaket nennt eine Karte, die es nicht gibt.',
    'unknown-hotel': 'Das Datenpaket nennt ein Hotel, das es nicht gibt.',
    'bad-number': 'Eine Zahl im Datenpaket fehlt oder liegt außerhalb des Erlaubten.',
    'bad-list': 'Eine Liste im Datenpaket hat die falsche Länge.',
    'bad-goods': 'Waren im Datenpaket fehlen oder sind unbekannt.',
    'bad-floors': 'Die Zimmer eines Hotels sind im Datenpaket falsch beschrieben.',
    'unknown-room': 'Das Datenpaket nennt einen Ballsaal oder Proberaum, den es nicht gibt.',
    'bad-sections':
      'Die Bereiche eines Proberaums sind im Datenpaket falsch beschrieben: zehn Tänzer insgesamt.',
    'bad-effect': 'Ein Bonus im Datenpaket fehlt oder ist unbekannt.',
  },
  problemPlaces: {
    path: '{problem} (Stelle: {path})',
    move: '{problem} (Zug {number})',
  },
} satisfies Messages<'setupProblems' | 'recordProblems' | 'packProblems' | 'problemPlaces'>;
