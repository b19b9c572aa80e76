import { texts } from '@countinghouse/kernel/text'

/** The Change Password dialog; English is pinned. Source: spec sections 2, 5 and 8. */
export const text = texts({
  title: { en: 'Change Password', ar: 'تغيير كلمة المرور' },
  oldPassword: { en: 'Old password', ar: 'كلمة المرور القديمة' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  confirmPassword: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  show: { en: 'Show {field}', ar: 'أظهر {field}' },
  hide: { en: 'Hide {field}', ar: 'أخفِ {field}' },
  close: { en: 'Close', ar: 'إغلاق' },
  submit: { en: 'Change Password', ar: 'تغيير كلمة المرور' },
  busy: { en: 'Updating...', ar: 'جارٍ التحديث...' },
  required: { en: 'All fields are required.', ar: 'جميع الحقول مطلوبة.' },
  tooShort: {
    en: 'New password must be at least 8 characters long.',
    ar: 'يجب ألا تقل كلمة المرور الجديدة عن 8 أحرف.',
  },
  mismatch: {
    en: 'New Password and Confirm Password do not match.',
    ar: 'كلمة المرور الجديدة وتأكيدها غير متطابقين.',
  },
  done: { en: 'Password updated successfully!', ar: 'تم تحديث كلمة المرور بنجاح!' },
  failed: { en: 'Failed to update password.', ar: 'فشل تحديث كلمة المرور.' },
  requestFailed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
  hint: { en: 'At least 8 characters.', ar: '8 أحرف على الأقل.' },
})
