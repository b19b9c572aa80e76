import type { Drawing } from './drawing.ts'
import { box, circle, ellipse, path, stroke } from './shapes.ts'

export const table: Readonly<Record<string, Drawing>> = {
  'Stoneware dinner plate': [
    ['dark', circle(50, 52, 38)],
    ['body', circle(50, 50, 38)],
    ['light', circle(50, 50, 27)],
    ['body', circle(50, 50, 24)],
  ],
  'Stoneware bowl': [
    ['dark', path('M 36 78 L 64 78 L 67 85 L 33 85')],
    ['body', path('M 14 38 L 86 38 Q 84 80 60 80 L 40 80 Q 16 80 14 38')],
    ['light', ellipse(50, 38, 36, 9)],
    ['dark', ellipse(50, 39.5, 31, 6.5)],
  ],
  Tumbler: [
    ['glass', path('M 26 18 L 74 18 L 68 80 Q 67 86 61 86 L 39 86 Q 33 86 32 80')],
    ['glassLight', ellipse(50, 18, 24, 5)],
    ['steel', path('M 29 46 L 71 46 L 68 78 Q 67 83 61 83 L 39 83 Q 33 83 32 78')],
    ['glassLight', stroke(3, 'M 35 28 L 39 74')],
  ],
  'Water carafe': [
    ['glass', path('M 42 14 L 58 14 L 58 36 Q 60 46 72 60 Q 82 86 66 86 L 34 86 Q 18 86 28 60 Q 40 46 42 36')],
    ['steel', path('M 27 63 L 73 63 Q 81 86 66 86 L 34 86 Q 19 86 27 63')],
    ['glassLight', stroke(3, 'M 46 34 Q 44 46 36 60')],
    ['wood', box(40, 8, 20, 9, 3)],
  ],
  'Linen napkin': [
    ['dark', path('M 50 12 L 88 50 L 50 88 L 12 50')],
    ['body', path('M 50 12 L 86 48 L 50 84 L 14 48')],
    ['light', path('M 50 36 L 74 60 L 50 84 L 26 60')],
    ['dark', stroke(1.6, 'M 50 40 L 70 60 L 50 80')],
  ],
  'Linen tablecloth': [
    ['woodDark', [...box(25, 54, 5, 34), ...box(70, 54, 5, 34)]],
    [
      'body',
      path('M 20 28 L 80 28 L 90 64 L 82 72 L 74 64 L 66 72 L 58 64 L 50 72 L 42 64 L 34 72 L 26 64 L 18 72 L 10 64'),
    ],
    ['light', path('M 20 28 L 80 28 L 84 42 L 16 42')],
  ],
  'Serving board': [
    ['woodDark', box(18, 36, 64, 48, 9)],
    ['wood', box(18, 33, 64, 48, 9)],
    ['wood', box(43, 12, 14, 28, 7)],
    ['cream', circle(50, 19, 3)],
    [
      'woodDark',
      [...stroke(1.6, 'M 28 48 L 72 48'), ...stroke(1.6, 'M 28 57 L 64 57'), ...stroke(1.6, 'M 28 66 L 72 66')],
    ],
  ],
  Teapot: [
    ['dark', stroke(6, 'M 72 44 C 98 36 96 72 70 70')],
    ['body', path('M 34 72 Q 22 64 20 50 Q 16 40 8 38 L 12 32 Q 24 34 30 48')],
    ['body', ellipse(51, 59, 28, 25)],
    ['dark', ellipse(51, 37, 16, 4)],
    ['light', path('M 36 36 Q 40 26 51 26 Q 62 26 66 36')],
    ['dark', circle(51, 23, 4.5)],
  ],
  'Cake stand': [
    ['stoneLight', path('M 44 54 L 56 54 L 54 76 L 68 86 L 32 86 L 46 76')],
    ['white', ellipse(50, 52, 40, 7)],
    ['stoneLight', ellipse(50, 50, 36, 4)],
    ['clay', box(26, 28, 48, 22, 4)],
    [
      'cream',
      path(
        'M 26 34 Q 26 26 34 26 L 66 26 Q 74 26 74 34 Q 70 42 66 34 Q 62 40 58 34 Q 54 44 50 34 Q 46 40 42 34 Q 38 44 34 34 Q 30 40 26 34',
      ),
    ],
    ['red', circle(50, 22, 4.5)],
  ],
  'Candle holder': [
    ['cream', box(43, 28, 14, 42, 2)],
    ['gold', path('M 50 8 Q 60 20 50 26 Q 40 20 50 8')],
    ['copper', stroke(5, 'M 70 76 C 88 68 92 86 74 84')],
    ['copper', path('M 36 62 L 64 62 L 60 74 L 40 74')],
    ['copperLight', ellipse(48, 80, 32, 6)],
  ],
  'Table gift set': [
    ['cream', box(16, 42, 68, 44, 3)],
    ['white', box(12, 32, 76, 15, 3)],
    ['red', [...box(44, 32, 12, 54)]],
    [
      'red',
      [
        ...stroke(6, 'M 50 31 C 24 30 26 8 40 14 Q 48 19 50 31'),
        ...stroke(6, 'M 50 31 C 76 30 74 8 60 14 Q 52 19 50 31'),
      ],
    ],
  ],
}
