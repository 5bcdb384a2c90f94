;; -*- lexical-binding: t -*-
;; A user's first steps in Emacs with dap-mode: start, step in, over and back, evaluate. Prints where each led.
;; Use: emacs --batch -l walk.el NODE MAIN PROGRAM
(package-initialize)
(require 'dap-mode)

(let ((node (pop command-line-args-left)) (main (pop command-line-args-left)))
  (dap-register-debug-provider "ndbg"
    (lambda (conf) (plist-put conf :dap-server-path (list node main "dap")))))
(find-file (pop command-line-args-left))

(defvar walk-stops 0)
(add-hook 'dap-stack-frame-changed-hook (lambda (session) (when (dap--debug-session-active-frame session)
                                                            (setq walk-stops (1+ walk-stops)))))

(defun walk-wait (there)
  "Hears the adapter until THERE holds, at most a minute."
  (let ((tries 600))
    (while (not (or (funcall there) (zerop tries)))
      (accept-process-output nil 0.1)
      (setq tries (1- tries)))
    (when (zerop tries) (error "nothing came"))))

(defun walk-to (name act)
  "Lets ACT move, and prints the frame and the line of the buffer that this led to."
  (let ((before walk-stops))
    (funcall act)
    (walk-wait (lambda () (> walk-stops before))))
  (princ (format "%s: %s, line %d\n" name
                 (gethash "name" (dap--debug-session-active-frame (dap--cur-session)))
                 (line-number-at-pos))))

(defun walk-ask (command args)
  "The body of the answer to a request."
  (let (answer)
    (dap--send-message (dap--make-request command args) (lambda (reply) (setq answer reply)) (dap--cur-session))
    (walk-wait (lambda () answer))
    (gethash "body" answer)))

(walk-to "start" (lambda ()
                   (dap-debug (list :type "ndbg" :request "launch" :name "Predict this file"
                                    :program (buffer-file-name) :engine "neural" :stopOnEntry t))))
(walk-to "in" (lambda () (dap-step-in (dap--cur-session))))
(walk-to "over" (lambda () (dap-next (dap--cur-session))))
(princ (format "text.upper() is %s\n"
               (gethash "result" (walk-ask "evaluate"
                                           (list :expression "text.upper()" :context "watch"
                                                 :frameId (gethash "id" (dap--debug-session-active-frame
                                                                         (dap--cur-session))))))))
(walk-to "back" (lambda () (walk-ask "evaluate" (list :expression "back" :context "repl"))))
(dap-disconnect (dap--cur-session))
