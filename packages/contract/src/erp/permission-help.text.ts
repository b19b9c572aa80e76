import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Rights are held by roles, and roles are given to people. Here you see and change what each role allows.',
    ar: 'الصلاحيات تملكها الأدوار، والأدوار تُمنح للأشخاص. ترى هنا ما يسمح به كل دور وتغيّره.',
  },
  help_change: { en: 'Change what a role allows', ar: 'تغيير ما يسمح به الدور' },
  help_change_1: {
    en: 'Choose the role, then tick rights; the arrows move, Space ticks. What a right depends on is ticked with it.',
    ar: 'اختر الدور ثم علّم الصلاحيات؛ الأسهم تنقلك ومفتاح المسافة يعلّم. ما تعتمد عليه الصلاحية يُعلَّم معها.',
  },
  help_change_2: {
    en: 'Open Review to see whom the change touches, then save.',
    ar: 'افتح المراجعة لترى من يمسه التغيير ثم احفظ.',
  },
  help_why: { en: 'Find out why somebody may not do something', ar: 'معرفة سبب عدم قدرة شخص على فعل شيء' },
  help_why_1: {
    en: 'Press Test access, choose the person, the store and the right, and read the rule that decides.',
    ar: 'اضغط اختبار الصلاحية واختر الشخص والمتجر والصلاحية واقرأ القاعدة التي تقرر.',
  },
})
