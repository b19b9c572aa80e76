import { texts } from '@countinghouse/kernel/text'

/** Why a file is not taken, said beside it. */
export const text = texts({
  file_empty: { en: 'This file is empty. Choose another one.', ar: 'هذا الملف فارغ. اختر ملفًا آخر.' },
  file_type: {
    en: 'This kind of file is not taken here. Choose one of: {kinds}.',
    ar: 'هذا النوع من الملفات غير مقبول هنا. اختر ملفًا من: {kinds}.',
  },
  file_content: {
    en: 'This file holds something else than its name says, is locked or damaged, or could run by itself. Save it anew in its own program.',
    ar: 'محتوى هذا الملف لا يطابق اسمه، أو أنه مقفل أو تالف، أو قابل للتشغيل. احفظه من جديد في برنامجه.',
  },
  file_many: {
    en: 'This record has {most} files already. Remove one first.',
    ar: 'في هذا السجل {most} ملف بالفعل. أزل أحدها أولًا.',
  },
  file_infected: {
    en: 'The virus scanner found something in this file, so it is not kept.',
    ar: 'عثر فاحص الفيروسات على شيء في هذا الملف، لذلك لم يُحفظ.',
  },
  file_unscanned: {
    en: 'The virus scanner does not answer, so no file is taken. Try again later, or tell your administrator.',
    ar: 'فاحص الفيروسات لا يستجيب، لذلك لا تُقبل الملفات الآن. حاول لاحقًا أو أخبر المسؤول.',
  },
  picture_damaged: {
    en: 'This picture cannot be read to its end. Save or take it again.',
    ar: 'تعذّرت قراءة هذه الصورة كاملة. احفظها أو التقطها من جديد.',
  },
  picture_too_large: {
    en: 'This picture has more than 50 megapixels. Make it smaller.',
    ar: 'تتجاوز هذه الصورة 50 ميغابكسل. صغّرها أولًا.',
  },
  picture_too_slow: {
    en: 'This picture takes too long to read. Make it smaller, or save it in another format.',
    ar: 'تستغرق قراءة هذه الصورة وقتًا طويلًا. صغّرها أو احفظها بصيغة أخرى.',
  },
})
