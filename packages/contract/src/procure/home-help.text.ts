import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Tasks that need attention come first; click one to open its records. Your pages are listed below.',
    ar: 'تظهر أولًا المهام التي تحتاج إلى انتباه، وبنقرة تُفتح سجلاتها. وتحتها الصفحات المتاحة لك.',
  },
  help_find: {
    en: 'Find a product',
    ar: 'البحث عن منتج',
  },
  help_find_1: {
    en: 'Press Ctrl+K on any page and type part of a name, code or barcode. Small typing errors are tolerated.',
    ar: 'اضغط Ctrl+K في أي صفحة واكتب جزءًا من اسم أو رمز أو باركود. لا تضر أخطاء الكتابة البسيطة.',
  },
  help_find_2: {
    en: 'Or scan the barcode to open the product.',
    ar: 'أو امسح الباركود لفتح المنتج.',
  },
})
