// Made from messages/*/ui.json by words/compile.ts; change the words there.
import * as $ from "./say.ts";

export const notifications = () => $.say({"en":"Notifications"});
export const dismiss = () => $.say({"en":"Dismiss"});
export const close = () => $.say({"en":"Close"});
export const optional = () => $.say({"en":"optional"});
export const showPassword = () => $.say({"en":"Show password"});
export const hidePassword = () => $.say({"en":"Hide password"});
