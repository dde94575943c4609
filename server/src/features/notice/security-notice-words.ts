import type { NOTICE_KINDS } from '@sampan/contract/rules'
import { say } from '../../language/sentence.ts'
import { MAIL_ENDED_BODY, type NoticeWords } from './notice-text.ts'

/** Texts of notices about the security of the account. `{device}` is a browser with its system, `{ip}` an address. */
export const SECURITY_NOTICES: Record<(typeof NOTICE_KINDS.security)[number], NoticeWords> = {
  new_device: {
    title: say(
      'New log-in to your account',
      '您的账号在新设备上登录',
      '新しい端末からログインがありました',
      '새 기기에서 로그인했습니다',
      'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
    ),
    body: say(
      '{device}, IP address {ip}. If this wasn’t you, change your password and log out that device.',
      '设备：{device}，IP 地址：{ip}。如果不是您本人操作，请修改密码并退出该设备。',
      '{device}、IPアドレス{ip}。心当たりがない場合は、パスワードを変更し、その端末をログアウトさせてください。',
      '{device}, IP 주소 {ip}. 본인이 아니라면 비밀번호를 변경하고 해당 기기를 로그아웃해 주세요.',
      '{device} ที่อยู่ IP {ip} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและออกจากระบบในอุปกรณ์นั้น',
    ),
  },
  security_mail_ended: {
    title: say(
      'You no longer get emails about security',
      '您将不再收到账号安全邮件',
      'セキュリティに関するメールの配信を停止しました',
      '보안 관련 메일을 더 이상 보내지 않습니다',
      'คุณจะไม่ได้รับอีเมลเกี่ยวกับความปลอดภัยอีก',
    ),
    body: MAIL_ENDED_BODY,
  },
}
