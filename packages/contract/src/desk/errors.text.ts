import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  view_unfit: {
    en: 'This page does not have everything that the view asks for. Check the marked parts.',
    ar: 'لا تحتوي هذه الصفحة على كل ما يطلبه العرض. راجع الأجزاء المحددة.',
  },
  comment_settled: {
    en: 'A comment can be changed for five minutes only. Write another one instead.',
    ar: 'يمكن تعديل التعليق خلال خمس دقائق فقط. اكتب تعليقًا آخر بدلاً من ذلك.',
  },
  view_not_yours: {
    en: 'Only its owner or an administrator may change this view. Save it under a name of your own instead.',
    ar: 'لا يغيّر هذا العرض إلا مالكه أو مسؤول النظام. احفظه باسم خاص بك بدلاً من ذلك.',
  },
  view_name_taken: {
    en: 'You already have a view with this name. Choose another one.',
    ar: 'لديك عرض بهذا الاسم بالفعل. اختر اسمًا آخر.',
  },
})
