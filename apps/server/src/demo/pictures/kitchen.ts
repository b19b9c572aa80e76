import type { Drawing } from './drawing.ts'
import { box, circle, ellipse, mirrored, path, stroke, turned } from './shapes.ts'

const holes = [30, 40, 50, 60, 70].flatMap((x, at) => [
  ...circle(x, 50, 2.2),
  ...(at < 4 ? circle(x + 5, 60, 2.2) : []),
])

export const kitchen: Readonly<Record<string, Drawing>> = {
  'Enamel saucepan': [
    ['dark', stroke(6, 'M 62 46 L 92 38')],
    ['body', path('M 16 42 L 68 42 L 68 70 Q 68 79 58 79 L 26 79 Q 16 79 16 70')],
    ['light', path('M 16 42 L 26 42 L 26 79 Q 16 79 16 70')],
    ['dark', box(13, 38, 58, 6, 3)],
    ['body', path('M 18 38 Q 20 28 42 28 Q 64 28 66 38')],
    ['dark', circle(42, 25, 4)],
  ],
  'Cast iron skillet': [
    ['iron', stroke(9, 'M 60 60 L 86 86')],
    ['iron', circle(43, 43, 31)],
    ['ironLight', circle(43, 43, 25)],
    ['iron', circle(43, 43, 22)],
    ['stoneLight', circle(85, 85, 2)],
  ],
  'Beech rolling pin': [
    ['woodDark', turned(-40, stroke(6, 'M 12 50 L 88 50'))],
    ['wood', turned(-40, box(24, 39, 52, 22, 5))],
    ['cream', turned(-40, box(28, 42, 44, 3, 1.5))],
  ],
  'Bread knife': [
    [
      'steel',
      turned(
        -35,
        path(
          'M 32 42 L 86 42 Q 94 46 92 54 L 87 57 L 82 54 L 77 57 L 72 54 L 67 57 L 62 54 L 57 57 L 52 54 L 47 57 L 42 54 L 37 57 L 32 55',
        ),
      ),
    ],
    ['steelLight', turned(-35, box(32, 42, 54, 5))],
    ['woodDark', turned(-35, box(5, 41, 29, 15, 5))],
    ['gold', turned(-35, [...circle(13, 48.5, 1.8), ...circle(26, 48.5, 1.8)])],
  ],
  'Nesting mixing bowls': [
    ['clay', path('M 14 38 L 86 38 Q 84 80 58 80 L 42 80 Q 16 80 14 38')],
    ['clayDark', ellipse(50, 38, 36, 8)],
    ['leaf', path('M 24 32 L 76 32 Q 75 44 68 44 L 32 44 Q 25 44 24 32')],
    ['soil', ellipse(50, 32, 26, 6)],
    ['cream', path('M 33 26 L 67 26 Q 66 37 60 37 L 40 37 Q 34 37 33 26')],
    ['stoneLight', ellipse(50, 26, 17, 4)],
  ],
  'Pestle and mortar': [
    ['stoneLight', stroke(9, 'M 54 44 L 78 16')],
    ['stone', path('M 20 42 L 80 42 Q 78 70 62 74 L 68 84 L 32 84 L 38 74 Q 22 70 20 42')],
    ['stoneLight', box(17, 38, 66, 7, 3.5)],
  ],
  'Copper whisk': [
    [
      'copper',
      turned(35, [
        ...stroke(2.4, 'M 50 58 C 20 40 32 8 50 8 C 68 8 80 40 50 58'),
        ...stroke(2.4, 'M 50 58 C 36 40 40 10 50 8 C 60 10 64 40 50 58'),
        ...stroke(2.4, 'M 50 58 L 50 8'),
      ]),
    ],
    ['woodDark', turned(35, box(45.5, 55, 9, 38, 4))],
    ['copperLight', turned(35, box(45.5, 55, 9, 6, 2))],
  ],
  'Storage jar': [
    ['glass', path('M 28 34 Q 24 38 24 44 L 24 78 Q 24 86 32 86 L 68 86 Q 76 86 76 78 L 76 44 Q 76 38 72 34')],
    ['wood', path('M 24 54 L 76 54 L 76 78 Q 76 86 68 86 L 32 86 Q 24 86 24 78')],
    ['glassLight', box(29, 40, 5, 40, 2.5)],
    ['woodDark', box(27, 18, 46, 16, 4)],
    ['white', box(40, 60, 20, 14, 2)],
  ],
  Colander: [
    ['dark', mirrored(stroke(5, 'M 18 42 Q 6 40 8 50 Q 10 56 20 54'))],
    ['dark', path('M 38 78 L 62 78 L 66 86 L 34 86')],
    ['body', path('M 15 38 L 85 38 Q 83 80 58 80 L 42 80 Q 17 80 15 38')],
    ['dark', box(12, 34, 76, 7, 3.5)],
    ['dark', holes],
    ['dark', [...circle(40, 70, 2.2), ...circle(50, 70, 2.2), ...circle(60, 70, 2.2)]],
  ],
  'Oven gloves': [
    ['body', path('M 34 86 L 34 42 Q 34 14 52 14 Q 70 14 70 42 L 70 52 Q 78 38 84 44 Q 90 50 70 72 L 70 86')],
    ['light', box(32, 74, 40, 14, 4)],
    ['dark', stroke(2, 'M 70 52 L 64 62')],
    ['dark', stroke(2.4, 'M 40 74 L 40 66')],
  ],
}
