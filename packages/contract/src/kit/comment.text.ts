import { texts } from '@countinghouse/kernel/text'

/** Comments on a record. */
export const text = texts({
  everything: { en: 'Changes and comments', ar: 'التغييرات والتعليقات' },
  commentsOnly: { en: 'Comments only', ar: 'التعليقات فقط' },
  show: { en: 'Show', ar: 'عرض' },
  noComments: { en: 'No comments yet.', ar: 'لا توجد تعليقات بعد.' },
  label: { en: 'Comment', ar: 'تعليق' },
  help: {
    en: '@ mentions a colleague, # and a code links to a record.',
    ar: 'اكتب @ للإشارة إلى زميل، و# مع رمز للربط بسجل.',
  },
  send: { en: 'Add comment', ar: 'إضافة التعليق' },
  people: { en: 'Users with access to this record', ar: 'المستخدمون الذين يمكنهم رؤية هذا السجل' },
  commented: { en: 'commented', ar: 'علّق' },
  edited: { en: 'edited', ar: 'معدّل' },
  edit: { en: 'Edit', ar: 'تعديل' },
  remove: { en: 'Delete', ar: 'حذف' },
  removeTitle: { en: 'Delete your comment?', ar: 'حذف تعليقك؟' },
  removeBody: { en: 'The comment is removed for all users.', ar: 'يُحذف التعليق لدى جميع المستخدمين.' },
  removeIt: { en: 'Delete comment', ar: 'حذف التعليق' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  failed: { en: 'Your comment was not saved. {reason}', ar: 'لم يُحفظ تعليقك. {reason}' },
})
