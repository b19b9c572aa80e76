import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'What waits for somebody in procurement stands first, with its count; a click opens exactly those records. Below are the pages that you may open.',
    ar: 'يأتي أولًا ما ينتظر أحدًا في المشتريات مع عدده، وبنقرة تُفتح تلك السجلات بعينها. وتحته الصفحات التي يحق لك فتحها.',
  },
  help_find: {
    en: 'Find a product',
    ar: 'البحث عن منتج',
  },
  help_find_1: {
    en: 'Press Ctrl+K on any page and type part of a name, a code or a barcode; a letter too many or too few is no matter.',
    ar: 'اضغط Ctrl+K في أي صفحة واكتب جزءًا من اسم أو رمز أو باركود، ولا يضر حرف زائد أو ناقص.',
  },
  help_find_2: {
    en: 'Or scan it: the product with that code opens.',
    ar: 'أو امسحه: يُفتح المنتج صاحب هذا الرمز.',
  },
})
