import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A program sends its key with every call ("Authorization: Bearer …") and has the permissions of its user.',
    ar: 'يرسل البرنامج مفتاحه مع كل طلب ("Authorization: Bearer …") وله صلاحيات مستخدمه.',
  },
  help_new: { en: 'Connect a program', ar: 'ربط برنامج' },
  help_new_1: {
    en: 'Create a user of type "Integration" with only the roles that the program needs.',
    ar: 'أنشئ مستخدمًا من نوع "برنامج متصل" بالأدوار التي يحتاجها البرنامج فقط.',
  },
  help_new_2: {
    en: 'Choose "New key", create a key for that user and enter it in the program. The key is shown only once.',
    ar: 'اختر "مفتاح جديد" وأنشئ مفتاحًا لهذا المستخدم وأدخله في البرنامج. يُعرض المفتاح مرة واحدة فقط.',
  },
  help_rotate: { en: 'Replace a key', ar: 'استبدال مفتاح' },
  help_rotate_1: {
    en: 'Choose "Rotate" in the row menu. The old key becomes invalid immediately.',
    ar: 'اختر "تجديد" من قائمة السطر. يصبح المفتاح القديم غير صالح فورًا.',
  },
})
