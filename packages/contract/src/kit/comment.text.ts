import { texts } from '@countinghouse/kernel/text'

/** Texts of the comments on a record. */
export const text = texts({
  everything: { en: 'Changes and comments', ar: 'التغييرات والتعليقات' },
  commentsOnly: { en: 'Comments only', ar: 'التعليقات فقط' },
  show: { en: 'Show', ar: 'عرض' },
  noComments: { en: 'Nobody has commented yet.', ar: 'لم يعلّق أحد بعد.' },
  label: { en: 'Comment', ar: 'تعليق' },
  help: {
    en: '@ mentions a colleague, # and a code links to a record.',
    ar: 'اكتب @ للإشارة إلى زميل، و# مع رمز للربط بسجل.',
  },
  send: { en: 'Comment', ar: 'إضافة التعليق' },
  people: { en: 'People who may see this record', ar: 'من يمكنهم رؤية هذا السجل' },
  commented: { en: 'commented', ar: 'علّق' },
  edited: { en: 'edited', ar: 'معدّل' },
  edit: { en: 'Edit', ar: 'تعديل' },
  remove: { en: 'Delete', ar: 'حذف' },
  removeTitle: { en: 'Delete your comment?', ar: 'حذف تعليقك؟' },
  removeBody: { en: 'It is gone for everybody.', ar: 'سيختفي لدى الجميع.' },
  removeIt: { en: 'Delete the comment', ar: 'حذف التعليق' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  failed: { en: 'Your comment was not saved. {reason}', ar: 'لم يُحفظ تعليقك. {reason}' },
})
