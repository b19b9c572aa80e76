import type { Drawing } from './drawing.ts'
import { box, circle, ellipse, mirrored, path, stroke, turned } from './shapes.ts'

export const garden: Readonly<Record<string, Drawing>> = {
  'Hand trowel': [
    ['steel', turned(40, path('M 36 42 Q 34 16 50 6 Q 66 16 64 42 Q 60 50 50 50 Q 40 50 36 42'))],
    ['steelLight', turned(40, path('M 50 6 Q 66 16 64 42 Q 60 50 50 50'))],
    ['ironLight', turned(40, stroke(4, 'M 50 48 L 50 64'))],
    ['wood', turned(40, box(44.5, 60, 11, 34, 5))],
  ],
  'Hand fork': [
    [
      'steel',
      turned(40, [
        ...stroke(4.5, 'M 34 8 L 34 36 Q 34 44 50 44 Q 66 44 66 36 L 66 8'),
        ...stroke(4.5, 'M 50 8 L 50 62'),
      ]),
    ],
    ['wood', turned(40, box(44.5, 60, 11, 34, 5))],
    ['woodDark', turned(40, box(44.5, 60, 11, 6, 2))],
  ],
  Secateurs: [
    ['red', turned(28, [...stroke(8, 'M 47 50 Q 34 66 40 90'), ...stroke(8, 'M 53 50 Q 66 66 60 90')])],
    ['ironLight', turned(28, path('M 44 56 Q 34 40 44 18 Q 52 30 54 50'))],
    ['steel', turned(28, path('M 48 50 Q 50 24 64 10 Q 70 34 56 56'))],
    ['iron', turned(28, circle(50, 51, 4.5))],
  ],
  'Watering can': [
    ['dark', stroke(5, 'M 44 34 C 48 8 92 14 86 62')],
    ['body', path('M 40 74 L 14 36 L 8 38 L 6 30 L 20 24 L 22 30 L 44 54')],
    ['body', path('M 38 34 L 80 34 L 84 84 L 36 84')],
    ['light', path('M 38 34 L 48 34 L 47 84 L 36 84')],
    ['dark', box(36, 31, 46, 6, 3)],
  ],
  'Terracotta pot': [
    ['leaf', [...path('M 50 36 Q 22 34 26 8 Q 48 12 50 36'), ...path('M 50 36 Q 78 34 74 8 Q 52 12 50 36')]],
    ['clay', path('M 26 44 L 74 44 L 67 86 L 33 86')],
    ['clayDark', path('M 26 50 L 74 50 L 73 55 L 27 55')],
    ['clay', box(21, 36, 58, 15, 3)],
  ],
  'Garden twine': [
    ['woodDark', stroke(3, 'M 66 74 Q 90 78 84 90')],
    ['wood', box(26, 20, 48, 62, 12)],
    ['woodDark', [30, 40, 50, 60, 70].flatMap((y) => stroke(2.4, `M 27 ${y + 4} L 73 ${y - 4}`))],
    ['cream', ellipse(50, 22, 20, 6)],
    ['soil', ellipse(50, 22, 8, 2.6)],
  ],
  'Seed tray': [
    [
      'leaf',
      [26, 42, 58, 74].flatMap((x) => [
        ...path(`M ${x} 44 Q ${x - 9} 42 ${x - 8} 30 Q ${x} 32 ${x} 44`),
        ...path(`M ${x} 44 Q ${x + 9} 42 ${x + 8} 30 Q ${x} 32 ${x} 44`),
      ]),
    ],
    ['leaf', [26, 42, 58, 74].flatMap((x) => stroke(2, `M ${x} 42 L ${x} 54`))],
    ['soil', box(14, 50, 72, 10, 2)],
    ['ironLight', path('M 10 56 L 90 56 L 84 80 L 16 80')],
    ['iron', [...box(10, 54, 80, 5, 2), ...box(33, 60, 2, 18), ...box(49, 60, 2, 18), ...box(65, 60, 2, 18)]],
  ],
  'Bird feeder': [
    ['iron', stroke(3, 'M 50 8 L 50 24')],
    ['woodDark', path('M 50 14 L 84 38 L 16 38')],
    ['glass', box(30, 38, 40, 34)],
    ['gold', box(30, 54, 40, 18)],
    ['wood', box(18, 72, 64, 9, 3)],
    ['woodDark', mirrored(box(28, 38, 5, 36))],
  ],
}
