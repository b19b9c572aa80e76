import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Roles contain permissions and are assigned to users. View and change the permissions of each role here.',
    ar: 'تتضمن الأدوار صلاحيات وتُسند إلى المستخدمين. اعرض هنا صلاحيات كل دور وعدّلها.',
  },
  help_change: { en: 'Change the permissions of a role', ar: 'تعديل صلاحيات دور' },
  help_change_1: {
    en: 'Select the role, then tick permissions; use the arrow keys and Space. Required permissions are ticked automatically.',
    ar: 'اختر الدور ثم علّم الصلاحيات باستخدام الأسهم ومفتاح المسافة. تُعلَّم الصلاحيات المطلوبة تلقائيًا.',
  },
  help_change_2: {
    en: 'Choose “Review and save” to see the affected users, then save.',
    ar: 'اختر «مراجعة وحفظ» لترى المستخدمين المتأثرين ثم احفظ.',
  },
  help_why: { en: 'Find out why access is denied', ar: 'معرفة سبب رفض الوصول' },
  help_why_1: {
    en: 'Choose “Test access”, select the user, store and permission, and read the rule that applies.',
    ar: 'اختر «اختبار الصلاحية» وحدد المستخدم والمتجر والصلاحية واقرأ القاعدة المطبّقة.',
  },
})
