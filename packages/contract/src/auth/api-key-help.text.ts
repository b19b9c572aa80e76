import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A program sends its key with every call ("Authorization: Bearer …"). It may do what the roles of its user allow.',
    ar: 'يرسل البرنامج مفتاحه مع كل طلب ("Authorization: Bearer …")، ويمكنه ما تسمح به أدوار مستخدمه.',
  },
  help_new: { en: 'Let a program in', ar: 'إتاحة دخول برنامج' },
  help_new_1: {
    en: 'Make a user of the type "integration" with just the roles that the program needs.',
    ar: 'أنشئ مستخدمًا من نوع "ربط برمجي" بالأدوار التي يحتاجها البرنامج فقط.',
  },
  help_new_2: {
    en: 'Make a key for that user here, and put it into the program: it is shown once.',
    ar: 'أنشئ هنا مفتاحًا لهذا المستخدم وضعه في البرنامج، فهو يُعرض مرة واحدة.',
  },
  help_rotate: { en: 'Replace a key', ar: 'استبدال مفتاح' },
  help_rotate_1: {
    en: 'Rotate it in the menu of its row; the old one counts no more from that moment.',
    ar: 'جدّده من قائمة السطر، ولن يُقبل القديم منذ تلك اللحظة.',
  },
})
