import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every figure here is the sum of moves that nobody can change. Open a line to see where the goods lie, and its stock card: each move with what the store had after it.',
    ar: 'كل رقم هنا هو مجموع حركات لا يستطيع أحد تغييرها. افتح سطرًا لترى أماكن البضاعة وبطاقة الصنف: كل حركة مع ما كان لدى المتجر بعدها.',
  },
  help_why: { en: 'Find out why a number is so', ar: 'معرفة سبب رقم ما' },
  help_why_1: { en: 'Open the line and choose Stock card.', ar: 'افتح السطر واختر «بطاقة الصنف».' },
  help_why_2: {
    en: 'Choose a move: all that was posted with it is shown, with the document it came from.',
    ar: 'اختر حركة: يُعرض كل ما رُحّل معها، مع المستند الذي جاءت منه.',
  },
})
