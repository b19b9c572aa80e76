import { texts } from '@countinghouse/kernel/text'

/** The page of the people of a company. */
export const text = texts({
  title: { en: 'Users', ar: 'المستخدمون' },
  purpose: {
    en: 'Everybody who works here: who may sign in, where, and with which roles.',
    ar: 'كل من يعمل هنا: من يحق له تسجيل الدخول وأين وبأي أدوار.',
  },
  help: {
    en: 'Invite people, look after what the company knows of them, and keep out those who have left.',
    ar: 'ادعُ الأشخاص وحدّث بياناتهم لدى الشركة وامنع دخول من غادرها.',
  },
  help_invite: { en: 'Invite somebody', ar: 'دعوة شخص' },
  help_invite_1: {
    en: 'Choose Invite, enter the name, and choose stores and roles. You can only give rights that you hold yourself.',
    ar: 'اختر «دعوة» وأدخل الاسم واختر المتاجر والأدوار. لا يمكنك منح إلا الصلاحيات التي تملكها أنت.',
  },
  help_invite_2: {
    en: 'Give the person the link that is shown. It is shown once and works once; a new one can be made at any time.',
    ar: 'سلّم الشخص الرابط المعروض. يُعرض مرة واحدة ويعمل مرة واحدة، ويمكن إنشاء رابط جديد في أي وقت.',
  },
  help_leave: { en: 'When somebody leaves', ar: 'عند مغادرة شخص' },
  help_leave_1: {
    en: 'Open the person, choose Deactivate and say why. All sessions end at once; what the person did stays.',
    ar: 'افتح سجل الشخص واختر «تعطيل» واذكر السبب. تنتهي جميع جلساته فورًا ويبقى ما أنجزه.',
  },
  ownDeactivation: { en: 'You cannot deactivate yourself.', ar: 'لا يمكنك تعطيل حسابك.' },
  sessionsEnded: {
    en: 'Your account was deactivated. Contact your administrator.',
    ar: 'عُطّل حسابك. تواصل مع مسؤول النظام.',
  },
  emailTaken: { en: 'Another user has this e-mail address.', ar: 'هذا البريد الإلكتروني مسجّل لمستخدم آخر.' },
  employeeNoTaken: { en: 'Another user has this employee number.', ar: 'هذا الرقم الوظيفي مسجّل لمستخدم آخر.' },
  periodBackwards: { en: 'Enter a last day that is not before the first.', ar: 'أدخل آخر يوم لا يسبق أول يوم.' },
  roleTwice: { en: 'The same role is given twice for one store.', ar: 'مُنح الدور نفسه مرتين للمتجر نفسه.' },
  one: { en: 'user', ar: 'مستخدم' },
  search: { en: 'Search users', ar: 'ابحث في المستخدمين' },
  filter: { en: 'Which users', ar: 'أي المستخدمين' },
  filter_all: { en: 'All', ar: 'الكل' },
  status_active: { en: 'Active', ar: 'نشط' },
  status_invited: { en: 'Invited', ar: 'مدعوّ' },
  status_inactive: { en: 'Inactive', ar: 'معطّل' },
  status_locked: { en: 'Locked', ar: 'مقفل' },
  userType_staff: { en: 'Staff', ar: 'موظف' },
  userType_manager: { en: 'Manager', ar: 'مدير' },
  userType_external: { en: 'External', ar: 'خارجي' },
  userType_integration: { en: 'Integration', ar: 'برنامج متصل' },
  userType_store_bound: { en: 'Store-bound', ar: 'مرتبط بمتجر' },
})
