import type { Drawing } from './drawing.ts'
import { box, ellipse, mirrored, path, stroke } from './shapes.ts'

export const bedroom: Readonly<Record<string, Drawing>> = {
  'Bath towel': [
    ['dark', box(12, 62, 76, 22, 11)],
    ['body', box(12, 40, 76, 22, 11)],
    ['light', box(12, 18, 76, 22, 11)],
    ['body', [...box(62, 18, 6, 22), ...box(72, 18, 3, 22)]],
    ['dark', [...box(62, 40, 6, 22), ...box(72, 40, 3, 22)]],
  ],
  'Hand towel': [
    ['steel', stroke(4, 'M 14 20 L 86 20')],
    ['body', box(28, 16, 44, 70, 3)],
    ['light', box(28, 16, 44, 10, 3)],
    ['dark', [...box(28, 68, 44, 4), ...box(28, 76, 44, 2)]],
  ],
  'Duvet cover': [
    ['white', [...box(16, 18, 30, 22, 8), ...box(54, 18, 30, 22, 8)]],
    ['dark', box(10, 36, 80, 50, 8)],
    ['body', box(10, 34, 80, 48, 8)],
    ['light', box(10, 34, 80, 14, 6)],
    ['dark', [...stroke(1.6, 'M 34 56 Q 38 66 34 78'), ...stroke(1.6, 'M 66 56 Q 62 66 66 78')]],
  ],
  'Pillowcase pair': [
    ['dark', path('M 24 22 Q 56 28 88 20 Q 84 36 88 56 Q 56 50 24 58 Q 28 38 24 22')],
    ['body', path('M 12 44 Q 44 50 78 42 Q 74 60 78 80 Q 44 74 12 82 Q 16 62 12 44')],
    ['light', path('M 64 45 Q 71 44 78 42 Q 74 60 78 80 Q 71 78 64 77 Q 61 61 64 45')],
  ],
  'Wool throw': [
    ['dark', [18, 26, 34, 42, 50, 58, 66, 74, 82].flatMap((x) => stroke(2.4, `M ${x} 70 L ${x} 86`))],
    ['body', box(14, 20, 72, 54, 4)],
    ['light', [...box(14, 28, 72, 6), ...box(14, 60, 72, 6)]],
    ['dark', [...box(28, 20, 5, 54), ...box(67, 20, 5, 54)]],
  ],
  'Bath mat': [
    ['dark', box(10, 33, 80, 42, 9)],
    ['body', box(10, 30, 80, 42, 9)],
    ['light', box(18, 37, 64, 28, 5)],
    ['body', box(23, 41, 54, 20, 4)],
  ],
  'Soap dish': [
    ['cream', box(28, 34, 44, 22, 9)],
    ['white', box(36, 40, 28, 6, 3)],
    ['stone', path('M 12 52 L 88 52 Q 84 74 66 74 L 34 74 Q 16 74 12 52')],
    ['stoneLight', box(9, 48, 82, 7, 3.5)],
  ],
  'Laundry basket': [
    ['cream', ellipse(50, 30, 26, 12)],
    ['wood', path('M 18 34 L 82 34 L 74 82 Q 73 86 68 86 L 32 86 Q 27 86 26 82')],
    ['woodDark', box(14, 29, 72, 9, 4)],
    ['woodDark', [...box(22, 50, 56, 3), ...box(25, 62, 50, 3), ...box(27, 74, 46, 3)]],
    ['woodDark', mirrored([...stroke(2, 'M 36 38 L 40 86')])],
  ],
}
