export { CallError, isGone, isLost, isRefusal } from '@sampan/contract/call-error'
