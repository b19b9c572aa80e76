import { texts } from '@countinghouse/kernel/text'

/** Errors of uploaded files. */
export const text = texts({
  file_empty: { en: 'This file is empty. Choose another file.', ar: 'هذا الملف فارغ. اختر ملفًا آخر.' },
  file_type: {
    en: 'This file type is not accepted. Choose one of: {kinds}.',
    ar: 'هذا النوع من الملفات غير مقبول هنا. اختر ملفًا من: {kinds}.',
  },
  file_content: {
    en: 'This file is locked, damaged, executable or does not match its file type. Save it again in its own program.',
    ar: 'هذا الملف مقفل أو تالف أو قابل للتشغيل أو لا يطابق نوعه. احفظه من جديد في برنامجه.',
  },
  file_many: {
    en: 'This record already has {most} files. Remove one first.',
    ar: 'في هذا السجل {most} ملف بالفعل. أزل أحدها أولًا.',
  },
  file_infected: {
    en: 'The virus scanner detected a threat, so the file was not saved.',
    ar: 'اكتشف فاحص الفيروسات تهديدًا في هذا الملف، لذلك لم يُحفظ.',
  },
  file_unscanned: {
    en: 'The virus scanner is not responding, so files cannot be uploaded. Try again later or tell your administrator.',
    ar: 'فاحص الفيروسات لا يستجيب، لذلك لا يمكن رفع الملفات. حاول لاحقًا أو أخبر المسؤول.',
  },
  picture_damaged: {
    en: 'This picture is incomplete. Save or take it again.',
    ar: 'تعذّرت قراءة هذه الصورة كاملة. احفظها أو التقطها من جديد.',
  },
  picture_too_large: {
    en: 'This picture has more than 50 megapixels. Reduce its size.',
    ar: 'تتجاوز هذه الصورة 50 ميغابكسل. صغّرها أولًا.',
  },
  picture_too_slow: {
    en: 'This picture takes too long to read. Reduce its size or save it in another format.',
    ar: 'تستغرق قراءة هذه الصورة وقتًا طويلًا. صغّرها أو احفظها بصيغة أخرى.',
  },
})
