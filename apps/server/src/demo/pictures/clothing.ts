import type { Drawing } from './drawing.ts'
import { box, circle, mirrored, path, stroke } from './shapes.ts'

const sleeves = 'M 36 16 L 20 22 L 6 56 L 20 62 L 28 46 L 28 86 L 50 86 L 50 22'

export const clothing: Readonly<Record<string, Drawing>> = {
  'Linen shirt': [
    ['body', mirrored(path(sleeves))],
    ['light', mirrored(path('M 36 15 L 50 26 L 40 34 L 33 18'))],
    ['dark', stroke(1.6, 'M 50 28 L 50 86')],
    ['dark', [40, 52, 64, 76].flatMap((y) => circle(50, y, 1.8))],
    ['dark', box(57, 40, 12, 12, 2)],
    ['dark', mirrored(path('M 8 51 L 22 57 L 20 62 L 6 56'))],
  ],
  'Lambswool jumper': [
    ['body', mirrored(path('M 36 16 L 20 22 L 6 62 L 19 67 L 28 48 L 28 84 L 50 84 L 50 22'))],
    ['dark', path('M 36 16 Q 50 20 64 16 Q 62 28 50 28 Q 38 28 36 16')],
    ['dark', [...box(28, 78, 44, 8, 2), ...mirrored(path('M 8 57 L 21 62 L 19 67 L 6 62'))]],
    ['light', [...box(28, 44, 44, 4), ...box(28, 52, 44, 4)]],
  ],
  'Canvas apron': [
    ['dark', stroke(3, 'M 37 30 C 34 6 66 6 63 30')],
    ['dark', [...stroke(3, 'M 26 50 L 10 58'), ...stroke(3, 'M 74 50 L 90 58')]],
    ['body', mirrored(path('M 36 26 Q 36 44 22 48 L 22 84 Q 22 88 26 88 L 50 88 L 50 26'))],
    ['light', box(34, 56, 32, 18, 3)],
    ['dark', stroke(1.6, 'M 50 57 L 50 73')],
  ],
  'Rain jacket': [
    ['dark', path('M 34 22 Q 34 6 50 6 Q 66 6 66 22 L 58 30 L 42 30')],
    ['body', mirrored(path('M 36 18 L 20 24 L 6 60 L 20 66 L 27 50 L 25 88 L 50 88 L 50 26'))],
    ['light', path('M 41 20 Q 42 12 50 12 Q 58 12 59 20 L 50 28')],
    ['light', stroke(2.4, 'M 50 28 L 50 88')],
    ['dark', mirrored(box(31, 62, 13, 12, 2))],
  ],
  'Work trousers': [
    ['body', path('M 28 12 L 72 12 L 80 88 L 58 88 L 50 40 L 42 88 L 20 88')],
    ['dark', box(27, 11, 46, 8, 2)],
    ['light', [...path('M 62 52 L 74 52 L 76 68 L 64 68'), ...path('M 38 52 L 26 52 L 24 68 L 36 68')]],
    ['dark', [...stroke(1.6, 'M 50 19 L 50 40'), ...stroke(1.6, 'M 31 28 L 40 22'), ...stroke(1.6, 'M 69 28 L 60 22')]],
  ],
  'Merino scarf': [
    ['dark', [52, 58, 64, 70].flatMap((x) => stroke(2.4, `M ${x} 78 L ${x} 90`))],
    ['body', box(49, 36, 24, 46, 2)],
    ['light', [...box(49, 62, 24, 4), ...box(49, 70, 24, 4)]],
    ['body', stroke(17, 'M 26 34 Q 50 58 76 32')],
    ['dark', stroke(12, 'M 28 28 Q 50 12 74 27')],
  ],
}
